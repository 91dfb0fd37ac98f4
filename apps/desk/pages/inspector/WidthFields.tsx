import { fill, pageWords as words } from '@lerret/words/desk'
import { Label } from 'react-aria-components/Label'
import { Slider, SliderOutput, SliderThumb, SliderTrack } from 'react-aria-components/Slider'
import { Button } from '../../controls/Button.tsx'
import { classNames } from '../../controls/class-names.ts'
import { Select } from '../../controls/fields/Select.tsx'
import type { PageCommand } from '../commands/apply-command.ts'
import { type PageDocument, WIDTHS, type Width } from '../commands/page-document.ts'
import { toTree } from '../commands/page-tree.ts'
import { listByOrder } from '../commands/row-commands.ts'
import styles from './WidthFields.module.css'

export const WIDTH_LABELS: Record<Width, string> = {
  xs: words.widthPhone,
  md: words.widthTablet,
  lg: words.widthScreen,
}

const SPANS = Array.from({ length: 12 }, (_, index) => index + 1)

/** How wide a column is at each width, and its place in the row. */
export function WidthFields({
  document,
  row,
  column,
  onRun,
}: {
  document: PageDocument
  row: number
  column: number
  onRun(command: PageCommand): void
}) {
  const columns = toTree(document.page).rows[row]?.columns ?? []
  const target = columns[column]
  if (!target) return null
  const { screen } = target.column
  const place = (width: Width) => listByOrder(columns, width).indexOf(target)
  return (
    <section className={styles.widths}>
      <h3>{words.widths}</h3>
      {WIDTHS.map((width) => {
        const isDifferent =
          width !== 'lg' && (screen[width].span !== screen.lg.span || place(width) !== place('lg'))
        return (
          <div key={width} className={styles.width}>
            <Slider
              value={screen[width].span}
              minValue={1}
              maxValue={12}
              onChange={(span) => onRun({ type: 'setSpan', row, column, width, span: span as number })}
              className={styles.slider}
            >
              <Label className={styles.label}>{WIDTH_LABELS[width]}</Label>
              {isDifferent && <span className={styles.differs}>{words.differs}</span>}
              <SliderOutput className={styles.output} />
              <SliderTrack className={styles.track}>
                {SPANS.map((span) => (
                  <i key={span} className={classNames(span <= screen[width].span && styles.filled)} />
                ))}
                <SliderThumb
                  className={styles.thumb}
                  style={{ left: `${(screen[width].span / 12) * 100}%` }}
                  aria-label={fill(words.spanName, { width: WIDTH_LABELS[width].toLowerCase() })}
                />
              </SliderTrack>
            </Slider>
            {(columns.length > 1 || isDifferent) && (
              <div className={styles.row}>
                {columns.length > 1 && (
                  <Select
                    label={fill(words.orderOn, { width: WIDTH_LABELS[width].toLowerCase() })}
                    options={columns.map((_, index) => [String(index), `${index + 1}.`] as const)}
                    value={String(place(width))}
                    onChange={(position) =>
                      onRun({ type: 'setColumnOrder', row, column, width, position: Number(position) })
                    }
                  />
                )}
                {width !== 'lg' && isDifferent && (
                  <Button
                    kind="plain"
                    aria-label={fill(words.resetName, { width: WIDTH_LABELS[width].toLowerCase() })}
                    onPress={() => onRun({ type: 'resetWidth', row, column, width })}
                  >
                    {words.reset}
                  </Button>
                )}
              </div>
            )}
          </div>
        )
      })}
    </section>
  )
}
