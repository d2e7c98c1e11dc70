import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { privatePackages } from './program-files.mjs'
import { writeStarters } from './private-starters.mjs'
import { runQuietly } from './run-quietly.mjs'

const fontSettings = `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <include ignore_missing="yes" prefix="relative">files/usr/share/fontconfig/conf.avail/60-latin.conf</include>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">files/usr/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`

/**
 * Unpacks Debian packages, and those they depend on and the machine lacks, into .cache/debian,
 * where no rights are needed, and makes their programs runnable from .cache/bin.
 * @param {string[]} packages
 */
export function installPrivately(packages) {
  const home = privatePackages
  const archives = join(home, 'cache/archives')
  mkdirSync(join(home, 'state/lists/partial'), { recursive: true })
  mkdirSync(join(archives, 'partial'), { recursive: true })
  const settings = [
    `Dir::State=${join(home, 'state')}`,
    'Dir::State::status=/var/lib/dpkg/status',
    `Dir::Cache=${join(home, 'cache')}`,
    'Debug::NoLocking=1',
  ].flatMap((setting) => ['-o', setting])

  runQuietly('apt-get', [...settings, 'update'])
  const install = ['install', '-y', '--no-install-recommends', '--download-only', ...packages]
  if (!runQuietly('apt-get', [...settings, ...install])) return
  for (const archive of readdirSync(archives).filter((name) => name.endsWith('.deb'))) {
    if (!runQuietly('dpkg-deb', ['-x', join(archives, archive), join(home, 'files')])) return
  }
  rmSync(archives, { recursive: true })
  writeFileSync(join(home, 'fonts.conf'), fontSettings)
  writeStarters(join(home, 'files'))
}
