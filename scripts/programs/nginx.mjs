// Finds nginx for the tests of exports, and installs it where that is possible.
import { canInstall, installPackage, isContinuousIntegration, locate } from './packages.mjs'

/** Folders of nginx that may not be on the path. */
const FOLDERS = ['/usr/sbin', '/usr/local/sbin']

/**
 * The path of nginx. When there is none and none can be installed, null, and its tests are skipped; in continuous integration, exits
 * with instructions.
 */
export async function findNginx(folders = FOLDERS) {
  const find = () => locate('NGINX', ['nginx'], folders)
  const found = find()
  if (found) return found
  if (canInstall()) {
    console.log('Installing nginx for the tests of exports …')
    await installPackage('nginx-light')
    const installed = find()
    if (installed) return installed
  }
  if (!isContinuousIntegration()) return null
  console.error(
    [
      'The tests of exports need nginx, and there is none on this machine.',
      'Debian or Ubuntu:  sudo apt-get install nginx-light',
      'Fedora:            sudo dnf install nginx',
      'macOS:             brew install nginx',
      'Or set NGINX to the path of one that you have.',
    ].join('\n'),
  )
  process.exit(1)
}
