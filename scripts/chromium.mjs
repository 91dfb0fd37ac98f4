// Finds the browser that the browser tests run in, and gets it where that can be done without asking.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run } from './set-up.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

/** The path of a Chromium or Chrome. Where there is none and none can be installed, says what to do and ends the process. */
export async function findChromium() {
  const found = locate()
  if (found) return found
  if (canInstall()) {
    console.log('Installing Chromium for the browser tests …')
    await run('apt-get', ['update', '-qq'])
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    const installed = locate()
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

function locate() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const candidates = (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, macApp].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function canInstall() {
  const isDebian = existsSync('/etc/debian_version') && spawnSync('apt-get', ['--version']).status === 0
  return isDebian && process.getuid?.() === 0
}
