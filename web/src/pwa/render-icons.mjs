// Draws public/icons/*.png from art/icons/app.svg: for systems that take no SVG. Run by hand when
// the icon changes: `node src/pwa/render-icons.mjs`.
import { mkdirSync, readFileSync, copyFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch } from '../../browser/support/browser.mjs';

const source = new URL('../art/icons/app.svg', import.meta.url);
const folder = new URL('../../public/icons/', import.meta.url);
const sizes = { 'app-180.png': 180, 'app-192.png': 192, 'app-512.png': 512 };

mkdirSync(folder, { recursive: true });
copyFileSync(source, new URL('app.svg', folder));
const browser = await launch();
const page = await browser.newPage();
for (const [name, size] of Object.entries(sizes)) {
  await page.setViewportSize({ width: size, height: size });
  const picture = Buffer.from(readFileSync(source)).toString('base64');
  await page.setContent(
    `<body style="margin:0"><img src="data:image/svg+xml;base64,${picture}" width="${size}" ` +
      `height="${size}">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: fileURLToPath(new URL(name, folder)), omitBackground: true });
}
await browser.close();
