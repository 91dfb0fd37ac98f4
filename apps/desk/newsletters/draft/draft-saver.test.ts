import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDraftSaver } from './draft-saver.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('a draft is saved once when the typing pauses', async () => {
  const save = vi.fn(async () => {})
  const onState = vi.fn()
  const saver = createDraftSaver<string>({ save, onState })
  saver.change('J')
  saver.change('Ju')
  await vi.advanceTimersByTimeAsync(1000)
  expect(save.mock.calls).toEqual([['Ju']])
  expect(onState).toHaveBeenLastCalledWith('saved')
})

test('what is typed while a draft is being saved is saved after it', async () => {
  const saved: string[] = []
  const saver = createDraftSaver<string>({
    async save(content) {
      if (saved.length === 0) saver.change('Jul')
      saved.push(content)
    },
    onState() {},
  })
  saver.change('Ju')
  await saver.flush()
  expect(saved).toEqual(['Ju', 'Jul'])
})

test('a draft that could not be saved is tried again with what was typed meanwhile', async () => {
  const save = vi.fn<(content: string) => Promise<void>>().mockRejectedValueOnce(new Error('offline'))
  const onState = vi.fn()
  const saver = createDraftSaver<string>({ save, onState })
  saver.change('Ju')
  await expect(saver.flush()).rejects.toThrow('offline')
  expect(onState).toHaveBeenLastCalledWith('only-here', expect.any(Error))
  await vi.advanceTimersByTimeAsync(5000)
  expect(save.mock.calls).toEqual([['Ju'], ['Ju']])
  expect(onState).toHaveBeenLastCalledWith('saved')
})
