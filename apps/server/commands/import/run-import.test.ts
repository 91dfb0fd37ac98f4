import { expect, test } from 'vitest'
import { runImportCommand } from './run-import.ts'

const run = (...args: string[]) =>
  runImportCommand({
    args,
    env: { DATA_DIR: '/nonexistent/lerret', INIT_CWD: '/nonexistent' },
    print: () => {},
    warn: () => {},
    terminal: process.stdout,
  })

test.each([
  ['nothing', []],
  ['two sources', ['https://a.example', 'https://b.example']],
  ['an unknown option', ['https://a.example', '--publish']],
  ['a check that is a trial', ['--check', '--dry-run']],
])('%s gets the usage text', async (_, args) => {
  await expect(run(...args)).rejects.toThrow('npm run import -- URL')
})

test('a file that does not exist is named, where the command was typed', async () => {
  await expect(run('eksport.xml')).rejects.toThrow('There is no file /nonexistent/eksport.xml.')
})

test('addresses cannot be checked while the site does not run', async () => {
  await expect(run('--check')).rejects.toThrow('The site must run while its addresses are checked')
})
