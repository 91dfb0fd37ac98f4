import { fill, retentionWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../controls/Button.tsx'
import { Form } from '../../controls/Form.tsx'
import { Field } from '../../controls/fields/Field.tsx'
import { Problem } from '../../controls/Problem.tsx'
import { type CallReply, callDesk } from '../../data/call-desk.ts'
import { errorMessage } from '../../data/error-message.ts'
import styles from './Retention.module.css'

type Period = CallReply<'retention'>[number]

const LABELS: Record<Period['kind'], string> = {
  audit_log: words.auditLog,
  imports: words.imports,
  mails: words.mails,
  page_views: words.pageViews,
  past_tickets: words.pastTickets,
  searches: words.searches,
  unknown_addresses: words.unknownAddresses,
  webhook_deliveries: words.webhookDeliveries,
}

/** A number of days for each kind, within its limits. What is wrong is said at the field, and what was typed stays. */
export function RetentionForm({ periods }: { periods: readonly Period[] }) {
  const [typed, setTyped] = useState<Partial<Record<Period['kind'], string>>>({})
  const queryClient = useQueryClient()
  const text = ({ kind, days }: Period) => typed[kind] ?? String(days)
  const save = useMutation({
    mutationFn: () =>
      callDesk('setRetention', {
        body: { periods: periods.map((period) => ({ kind: period.kind, days: Number(text(period)) })) },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['retention'] }),
  })
  const isInvalid = periods.some((period) => checkDays(text(period), period) !== null)
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        if (!isInvalid) save.mutate()
      }}
    >
      {periods.map((period) => (
        <Field
          key={period.kind}
          label={fill(words.daysOf, { kind: LABELS[period.kind] })}
          help={fill(words.range, {
            min: period.minDays,
            max: period.maxDays,
            normal: period.defaultDays,
          })}
          value={text(period)}
          onChange={(value) => {
            save.reset()
            setTyped({ ...typed, [period.kind]: value })
          }}
          error={checkDays(text(period), period)}
        />
      ))}
      {save.isError && <Problem message={errorMessage(save.error)} />}
      <p role="status">{save.isSuccess && words.saved}</p>
      <div>
        <Button type="submit" size="form" isDisabled={isInvalid} isPending={save.isPending}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}

function checkDays(text: string, { minDays, maxDays }: Period): string | null {
  const days = Number(text)
  const isRight = /^\d+$/.test(text.trim()) && days >= minDays && days <= maxDays
  return isRight ? null : fill(words.invalid, { min: minDays, max: maxDays })
}
