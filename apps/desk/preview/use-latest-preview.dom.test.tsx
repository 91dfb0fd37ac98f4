import { act, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useLatestPreview } from './use-latest-preview.ts'

let asked: { title: string }[]
let replies: PromiseWithResolvers<string>[]
let renders: number

beforeEach(() => {
  asked = []
  replies = []
  renders = 0
})

function ask(input: { title: string }) {
  const reply = Promise.withResolvers<string>()
  asked.push(input)
  replies.push(reply)
  return reply.promise
}

function Previewed({ input }: { input: { title: string } }) {
  renders += 1
  return useLatestPreview(input, ask).reply
}

test('a screen is not rendered again because a request for its preview begins', async () => {
  const [first, second] = [{ title: 'Vaffel' }, { title: 'Vaffelkino' }]
  const { container, rerender } = render(<Previewed input={first} />)
  expect([asked, renders]).toEqual([[first], 1])
  rerender(<Previewed input={second} />)
  expect([asked, renders]).toEqual([[first], 2])
  await act(async () => replies[0]?.resolve('Vaffel'))
  expect([container.textContent, asked, renders]).toEqual(['Vaffel', [first, second], 3])
  await act(async () => replies[1]?.resolve('Vaffelkino'))
  expect([container.textContent, renders]).toEqual(['Vaffelkino', 4])
})

test('a preview is asked for again where React runs effects twice', async () => {
  const { container } = render(<Previewed input={{ title: 'Vaffel' }} />, { wrapper: StrictMode })
  await act(async () => replies.at(-1)?.resolve('Vaffel'))
  expect(container.textContent).toBe('Vaffel')
})
