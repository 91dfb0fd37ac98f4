// Finds the nginx that exports are tested with, and gets it where that can be done without asking.
import { canInstall, installPackage, locate } from './packages.mjs'

/** The path of nginx, or null: then its tests say that they are left out. */
export async function findNginx() {
  const found = locate('NGINX', ['nginx'], ['/usr/sbin', '/usr/local/sbin'])
  if (found || !canInstall()) return found ?? null
  console.log('Installing nginx for the tests of exports …')
  // The module that serves brotli is its own package, and not everywhere.
  if (!(await installPackage('nginx-light', 'libnginx-mod-http-brotli-static')))
    await installPackage('nginx-light')
  return locate('NGINX', ['nginx'], ['/usr/sbin', '/usr/local/sbin']) ?? null
}
