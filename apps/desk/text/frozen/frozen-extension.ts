import { ReactNodeViewRenderer } from '@tiptap/react'
import { Frozen } from '../schema/frozen.ts'
import { FrozenElement } from './FrozenElement.tsx'

export const FrozenWithControls = Frozen.extend({
  addNodeView: () =>
    ReactNodeViewRenderer(FrozenElement, { stopEvent: ({ event }) => !/^drag|^drop/.test(event.type) }),
})
