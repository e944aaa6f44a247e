// The program itself serves the pages embedded in it, with its real headers, on any free port.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const build = fileURLToPath(new URL('../../../build/', import.meta.url));

/** Another program may be tried by `DEMIURGE=path`. */
export const program = process.env.DEMIURGE ?? `${build}demiurge`;

/** The address that the program prints as soon as it listens. */
async function addressOf(child) {
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error(`${program} serve ended before it told its address`);
}

/** Pages that were built after the program are not in it: a test would prove something else. */
async function refuseOldPages(address) {
  const built = `${build}web/index.html`;
  if (!existsSync(built)) return;
  const served = await (await fetch(address)).text();
  if (served !== readFileSync(built, 'utf8'))
    throw new Error("build/web is not what is embedded in build/demiurge: 'make' embeds it");
}

/** `{ address, close }`; with tables of its own, so that several can serve at a time. */
export async function serve() {
  const folder = mkdtempSync(join(tmpdir(), 'demiurge-serve-'));
  const child = spawn(program, ['serve', '--port', '0', '--db', join(folder, 'tables.db')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const failed = new Promise((_, reject) => child.once('error', reject));
  const forget = () => rmSync(folder, { recursive: true, force: true });
  const end = () => (child.kill(), forget());
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    child.kill();
    await ended;
    forget();
  };
  try {
    const address = await Promise.race([addressOf(child), failed]);
    await refuseOldPages(address);
    return { address, close };
  } catch (error) {
    await close();
    throw error;
  }
}
