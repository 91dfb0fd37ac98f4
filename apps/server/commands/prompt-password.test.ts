import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { askPassword } from './prompt-password.ts'

function givenTerminal(typed: string, isTTY: boolean) {
  const stdin = Object.assign(new PassThrough(), { isTTY })
  const stderr = new PassThrough()
  stdin.end(typed)
  return { stdin, stderr, shown: () => String(stderr.read() ?? '') }
}

test('a person types a new password twice, and it is shown to nobody', async () => {
  const terminal = givenTerminal('blåbær på fjellet\nblåbær på fjellet\n', true)
  expect(await askPassword(terminal)).toBe('blåbær på fjellet')
  expect(terminal.shown()).toBe('New password: \nOnce more: \n')
})

test('two that are not the same are no password', async () => {
  const terminal = givenTerminal('blåbær på fjellet\nblåbær i dalen\n', true)
  await expect(askPassword(terminal)).rejects.toMatchObject({ code: 'password_wrong' })
})

test('a program writes it as one line, and is asked nothing', async () => {
  const terminal = givenTerminal('blåbær på fjellet\n', false)
  expect(await askPassword(terminal)).toBe('blåbær på fjellet')
  expect(terminal.shown()).toBe('')
})

test.each([true, false])('who says nothing has given none (at a terminal: %s)', async (isTTY) => {
  await expect(askPassword(givenTerminal('', isTTY))).rejects.toThrow('No password was given')
})
