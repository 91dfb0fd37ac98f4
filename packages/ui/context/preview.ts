import { createContext, useContext } from 'react'

/** Whether the page is a preview. Its elements name the block and the field that they show; those of public pages do not. */
export const IsPreviewContext = createContext(false)

/** What an element shows of the record that the page is about. Several fields of the record may be one of these, as in facts. */
export type PreviewField =
  | 'title'
  | 'lead'
  | 'picture'
  | 'text'
  | 'author'
  | 'date'
  | 'ageLimit'
  | 'facts'
  | 'trailer'

/** The attributes of an element that shows a field. */
export function usePreviewField(field: PreviewField | undefined) {
  return useContext(IsPreviewContext) && field ? { 'data-field': field } : NO_ATTRIBUTES
}

/** The attributes of the element around a block. */
export function usePreviewBlock(id: string) {
  return useContext(IsPreviewContext) ? { 'data-block': id } : NO_ATTRIBUTES
}

const NO_ATTRIBUTES = {}
