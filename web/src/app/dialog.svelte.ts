// Whether the settings are open. Any page opens them; App shows them once, above everything.
export const settingsDialog = $state({ open: false });

export function openSettings(): void {
  settingsDialog.open = true;
}
