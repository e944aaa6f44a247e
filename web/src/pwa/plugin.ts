// After the pages are built: the service worker with the list of all their files, so that they work
// without a network. Its version is the hash of everything, so that it changes when anything does.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'service-worker.js';

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((file) => file !== WORKER)
    .sort();
}

function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}

export function offlinePages(): Plugin {
  return {
    name: 'demiurge-offline-pages',
    apply: 'build',
    writeBundle({ dir }) {
      if (!dir) return;
      const files = filesBelow(dir);
      const listed = ['./', ...files.filter((file) => file !== 'index.html')];
      const source = readFileSync(new URL('./service-worker.js', import.meta.url), 'utf8');
      const worker = source
        .replace("'VERSION'", JSON.stringify(hashOf(dir, files)))
        .replace("['FILES']", JSON.stringify(listed));
      writeFileSync(join(dir, WORKER), worker);
    },
  };
}
