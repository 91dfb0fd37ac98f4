import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test } from 'vitest'

const PACKAGING = join(import.meta.dirname, '..', '..', 'packaging')
const hasShellcheck = spawnSync('shellcheck', ['--version']).status === 0

test.skipIf(!hasShellcheck).each(['install.sh', 'lerret', 'lerret-command', 'container/build.sh'])(
  'shellcheck finds nothing in %s',
  async (name) => {
    await promisify(execFile)('shellcheck', [join(PACKAGING, name)])
  },
)
