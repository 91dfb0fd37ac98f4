import { DESK_LOCALES, fill, todayWords as words } from '@lerret/words/desk'
import { ListSection, RowsText } from '../controls/ListSection.tsx'
import { Problem } from '../controls/Problem.tsx'
import { DayPlot } from './DayPlot.tsx'
import { comparePeriods, listPresses } from './day-counts.ts'
import { PLOT_DAYS, useItemCounts, usePageViews } from './queries.ts'

/** What visitors did: presses on *buy ticket*, and views of pages, day by day. */
export function Activity({ today }: { today: string }) {
  const presses = useItemCounts(today)
  const views = usePageViews(today)
  const pressed = presses.data && comparePeriods(listPresses(presses.data), today, PLOT_DAYS)
  const viewed = views.data && comparePeriods(views.data.days, today, PLOT_DAYS)
  return (
    <ListSection title={words.whatPeopleDo}>
      {presses.isError && !presses.data && (
        <Problem message={words.pressesFailed} onRetry={() => void presses.refetch()} />
      )}
      {pressed?.total === 0 && <RowsText>{fill(words.pressesNone, { days: PLOT_DAYS })}</RowsText>}
      {pressed && pressed.total > 0 && (
        <DayPlot
          counts={pressed}
          title={fill(words.pressesTitle, { count: pressed.total.toLocaleString(DESK_LOCALES) })}
          tableTitle={words.pressesTable}
          countLabel={words.pressesCount}
        />
      )}
      {viewed && viewed.total > 0 && (
        <DayPlot
          counts={viewed}
          title={fill(words.viewsTitle, { count: viewed.total.toLocaleString(DESK_LOCALES) })}
          tableTitle={words.viewsTable}
          countLabel={words.viewsCount}
          height={56}
        />
      )}
    </ListSection>
  )
}
