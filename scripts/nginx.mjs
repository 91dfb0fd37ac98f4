// Finds the nginx that exports are tested with, and gets it where that can be done without asking.
import { canInstall, installPackage, isForEverybody, locate } from './packages.mjs'

/** Where nginx lies that is not on everybody's path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/**
 * The path of nginx. Where there is none and none can be installed, it is null, and its tests say that they are left out; where
 * tests are run for everybody, says what to do and ends the process.
 */
export async function findNginx(folders = FOLDERS) {
  const find = () => locate('NGINX', ['nginx'], folders)
  const found = find()
  if (found) return found
  if (canInstall()) {
    console.log('Installing nginx for the tests of exports …')
    // The module that serves brotli is its own package, and not everywhere.
    if (!(await installPackage('nginx-light', 'libnginx-mod-http-brotli-static')))
      await installPackage('nginx-light')
    const installed = find()
    if (installed) return installed
  }
  if (!isForEverybody()) return null
  console.error(
    [
      'The tests of exports need nginx, and there is none on this machine.',
      'Debian or Ubuntu:  sudo apt-get install nginx-light libnginx-mod-http-brotli-static',
      'Fedora:            sudo dnf install nginx',
      'macOS:             brew install nginx',
      'Or set NGINX to the path of one that you have.',
    ].join('\n'),
  )
  process.exit(1)
}
