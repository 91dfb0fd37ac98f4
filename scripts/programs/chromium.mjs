// Finds the browser for the browser tests and the benches, and installs it where that is possible.
import { canInstall, installPackage, isExecutable, locate } from './packages.mjs'

/** Chromium without windows, the same engine. It opens a page with two thirds of the CPU time. Debian has a package of it. */
const HEADLESS_SHELL = 'chromium-headless-shell'
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of the headless shell, or of Chromium or Chrome where there is none. */
export function findHeadlessChromium() {
  return findOrInstall(() => locate('CHROMIUM', [HEADLESS_SHELL]) ?? find(), [HEADLESS_SHELL, 'chromium'])
}

/** The path of Chromium or Chrome, the browser that visitors have. */
export function findChromium() {
  return findOrInstall(find, ['chromium'])
}

const find = () => locate('CHROMIUM', names) ?? (isExecutable(macApp) ? macApp : undefined)

/** Installs the first of the packages that the system has. Exits with instructions when there is no browser and none can be installed. */
async function findOrInstall(find, packages) {
  const found = find()
  if (found) return found
  if (canInstall()) {
    console.log('Installing Chromium for the browser tests …')
    for (const name of packages) {
      await installPackage(name)
      const installed = find()
      if (installed) return installed
    }
  }
  console.error(
    [
      'The browser tests need Chromium, and there is none on this machine.',
      'Debian or Ubuntu:  sudo apt-get install chromium-headless-shell or chromium',
      'Fedora:            sudo dnf install chromium',
      'macOS:             brew install --cask google-chrome',
      'Or set CHROMIUM to the path of a Chromium or Chrome that you have.',
    ].join('\n'),
  )
  process.exit(1)
}
