import { COMPONENT_IDS } from '@lerret/model'
import { describe, expect, test } from 'vitest'
import { renderBlock } from '../testing.tsx'

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
