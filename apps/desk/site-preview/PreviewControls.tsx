import { sitePreviewWords as words } from '@lerret/words/desk'
import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { Form } from '../controls/Form.tsx'
import { Field } from '../controls/fields/Field.tsx'
import { LinkTabs } from '../controls/LinkTabs.tsx'
import { LinkField } from '../links/LinkField.tsx'
import { useLinkTargets } from '../links/link-targets.ts'
import { type PreviewParams, previewHref, VIEWS } from './preview-params.ts'
import styles from './SitePreview.module.css'
import { listTimeShortcuts } from './time-shortcuts.ts'

interface PreviewControlsProps {
  shown: PreviewParams
  onChange(changes: Partial<PreviewParams>): void
}

/** Which page is shown, at which moment, and in which way. */
export function PreviewControls({ shown, onChange }: PreviewControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.choices}>
        <PageChoice key={shown.path} path={shown.path} onChange={(path) => onChange({ path })} />
        <TimeChoice localTime={shown.localTime} onChange={(localTime) => onChange({ localTime })} />
      </div>
      <LinkTabs
        label={words.sections}
        tabs={VIEWS.map((view) => ({
          href: previewHref({ ...shown, view }),
          label: words.view[view],
          isCurrent: view === shown.view,
        }))}
      />
    </div>
  )
}

function PageChoice({ path, onChange }: { path: string; onChange(path: string): void }) {
  const [typed, setTyped] = useState(path)
  const { data } = useLinkTargets(typed)
  return (
    <Form
      className={styles.page}
      onSubmit={() => {
        if (typed.startsWith('/')) onChange(typed)
      }}
    >
      <LinkField
        label={words.page}
        value={typed}
        onChange={(value) => {
          setTyped(value)
          if (value !== path && data?.items.some((item) => item.path === value)) onChange(value)
        }}
      />
      <Button type="submit" size="form">
        {words.show}
      </Button>
    </Form>
  )
}

function TimeChoice({ localTime, onChange }: { localTime: string; onChange(localTime: string): void }) {
  const { tonight, friday, nextWeek } = listTimeShortcuts(Date.now())
  const shortcuts = [
    ['', words.now],
    [tonight, words.tonight],
    [friday, words.friday],
    [nextWeek, words.nextWeek],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend would stand above the buttons, where the labels of fields do not.
    <div role="group" aria-label={words.time} className={styles.time}>
      <div className={styles.shortcuts}>
        {shortcuts.map(([value, label]) => (
          <Button
            key={label}
            size="form"
            kind={value === localTime ? 'ink' : 'plain'}
            aria-pressed={value === localTime}
            onPress={() => onChange(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Field label={words.at} type="datetime-local" value={localTime} onChange={onChange} />
    </div>
  )
}
