import type { PreviewField } from '@lerret/ui'
import type { ReactNode } from 'react'
import styles from './PreviewedField.module.css'

/** The controls of a field that a preview shows. Focusing one outlines what the field makes; pressing that focuses the first control. */
export function PreviewedField({ field, children }: { field: PreviewField; children: ReactNode }) {
  return (
    <div data-previewed-field={field} className={styles.field}>
      {children}
    </div>
  )
}

/** The field whose control has the focus, or null. */
export const findFocusedField = () =>
  (document.activeElement?.closest('[data-previewed-field]')?.getAttribute('data-previewed-field') ??
    null) as PreviewField | null

/** Focuses the first control of a field, and scrolls to it. */
export function focusField(field: PreviewField): void {
  const controls = document.querySelector(`[data-previewed-field="${field}"]`)
  const control = controls?.querySelector<HTMLElement>(
    'textarea, input, [contenteditable="true"], select, button',
  )
  control?.focus()
}
