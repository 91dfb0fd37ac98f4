// Finds the browser for the browser tests, and installs it where that is possible.
import { canInstall, installPackage, isExecutable, locate } from './packages.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of Chromium or Chrome. Exits with instructions when there is none and none can be installed. */
export async function findChromium() {
  const found = find()
  if (found) return found
  if (canInstall()) {
    console.log('Installing Chromium for the browser tests …')
    await installPackage('chromium')
    const installed = find()
    if (installed) return installed
  }
  console.error(
    [
      'The browser tests need Chromium, and there is none on this machine.',
      'Debian or Ubuntu:  sudo apt-get install chromium',
      'Fedora:            sudo dnf install chromium',
      'macOS:             brew install --cask google-chrome',
      'Or set CHROMIUM to the path of a Chromium or Chrome that you have.',
    ].join('\n'),
  )
  process.exit(1)
}

const find = () => locate('CHROMIUM', names) ?? (isExecutable(macApp) ? macApp : undefined)
