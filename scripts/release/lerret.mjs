// `./lerret` in a release archive: `npm start` and the commands of the server, where there is no npm.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../set-up.mjs'

const [name = 'start', ...args] = process.argv.slice(2)
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const commands = new Map(
  Object.entries(scripts).flatMap(([name, script]) => {
    const [, file] = /^node scripts\/command\.mjs (\S+)$/.exec(script) ?? []
    return file ? [[name, file]] : []
  }),
)
if (name === 'start') await import('../start.mjs')
else if (commands.has(name)) {
  process.argv.splice(2, process.argv.length, commands.get(name), ...args)
  await import('../command.mjs')
} else {
  console.error(`There is no command "${name}"; there are start, ${[...commands.keys()].join(', ')}.`)
  process.exitCode = 2
}
