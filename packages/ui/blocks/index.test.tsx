import { COMPONENT_IDS } from '@lerret/page-engine'
import { describe, expect, test } from 'vitest'
import { STORIES } from '../stories/index.ts'
import { renderBlock } from '../testing.tsx'
import { BLOCKS } from './index.ts'
import { BLOCK_LOADERS } from './loaders.ts'

test('every registered block has a component and a story, and every folder is a registered block', () => {
  const ids = COMPONENT_IDS.toSorted()
  expect(Object.keys(BLOCKS).toSorted()).toEqual(ids)
  expect(Object.keys(BLOCK_LOADERS).toSorted()).toEqual(ids)
  expect(Object.keys(STORIES).toSorted()).toEqual(ids)
})

describe.each(COMPONENT_IDS)('%s', (component) => {
  test('renders its story', () => {
    expect(renderBlock(component)).not.toBe('')
  })

  test('renders the same bytes every time', () => {
    expect(renderBlock(component)).toBe(renderBlock(component))
  })

  test('renders nothing without data', () => {
    expect(renderBlock(component, [])).toBe('')
  })
})
