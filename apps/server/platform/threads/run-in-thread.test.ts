import { join } from 'node:path'
import { expect, test } from 'vitest'
import { AppError } from '../errors/app-error.ts'
import { runInThread } from './run-in-thread.ts'

const run = (task: string, { timeoutMs = 60_000, signal = new AbortController().signal } = {}) =>
  runInThread(
    join(import.meta.dirname, 'test-thread.ts'),
    { task },
    { timeoutMs, signal, toTimeoutError: () => new AppError('import_sheet_too_slow', 'It takes too long.') },
  )

test('a thread sends back its result', async () => {
  expect(await run('answer')).toEqual({ text: 'Hei', bytes: Uint8Array.of(1, 2) })
})

test('an expected error of a thread keeps its code, and a bug is an error', async () => {
  await expect(run('refuse')).rejects.toMatchObject({
    name: 'AppError',
    code: 'import_file_invalid',
    message: 'The file is empty.',
  })
  await expect(run('fail')).rejects.toThrow('A bug.')
})

test('work that never ends is ended after its time, while the server does other things', async () => {
  const ended = run('never end', { timeoutMs: 300 })
  // The timer fires only because the work runs on another thread.
  await new Promise((fire) => setTimeout(fire, 1))
  await expect(ended).rejects.toMatchObject({ code: 'import_sheet_too_slow' })
})

test('work that nobody needs any more is ended', async () => {
  const controller = new AbortController()
  const ended = run('never end', { signal: controller.signal })
  controller.abort(new Error('stopping'))
  await expect(ended).rejects.toThrow('stopping')
  await expect(run('answer', { signal: controller.signal })).rejects.toThrow('stopping')
})
