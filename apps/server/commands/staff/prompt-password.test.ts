import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { promptPassword } from './prompt-password.ts'

function givenTerminal(typed: string, isTTY: boolean) {
  const stdin = Object.assign(new PassThrough(), { isTTY })
  const stderr = new PassThrough()
  stdin.end(typed)
  return { stdin, stderr, shown: () => String(stderr.read() ?? '') }
}

test('on a terminal the password is typed twice and not shown', async () => {
  const terminal = givenTerminal('blåbær på fjellet\nblåbær på fjellet\n', true)
  expect(await promptPassword(terminal)).toBe('blåbær på fjellet')
  expect(terminal.shown()).toBe('New password: \nOnce more: \n')
})

test('two different passwords are rejected', async () => {
  const terminal = givenTerminal('blåbær på fjellet\nblåbær i dalen\n', true)
  await expect(promptPassword(terminal)).rejects.toMatchObject({ code: 'password_wrong' })
})

test('without a terminal the password is one line, and there is no prompt', async () => {
  const terminal = givenTerminal('blåbær på fjellet\n', false)
  expect(await promptPassword(terminal)).toBe('blåbær på fjellet')
  expect(terminal.shown()).toBe('')
})

test.each([true, false])('empty input is rejected (on a terminal: %s)', async (isTTY) => {
  await expect(promptPassword(givenTerminal('', isTTY))).rejects.toThrow('No password was given')
})
