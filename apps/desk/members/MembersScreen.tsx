import { fill, memberWords as words } from '@lerret/words/desk'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RowsText } from '../controls/ListSection.tsx'
import lists from '../controls/lists/Lists.module.css'
import { PageButtons } from '../controls/lists/PageButtons.tsx'
import { countPages, readPage, toPageParam } from '../controls/lists/page-param.ts'
import { SearchBox } from '../controls/lists/SearchBox.tsx'
import { Table } from '../controls/lists/Table.tsx'
import { Problem } from '../controls/Problem.tsx'
import { Screen } from '../controls/Screen.tsx'
import { formatWhen } from '../controls/times/times.ts'
import { type CallReply, callDesk } from '../data/call-desk.ts'
import { errorMessage } from '../data/error-message.ts'
import { useSearchParams } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { ClubCodes } from './ClubCodes.tsx'
import { ClubNights } from './ClubNights.tsx'
import styles from './Members.module.css'

const PAGE_SIZE = 25
const MIN_SEARCH_LENGTH = 2

type ListedMember = CallReply<'findMembers'>['items'][number]

/** Finds members by name or address, lists who comes to club nights, and creates codes of the club. For admins. */
export default function MembersScreen() {
  const [params, changeParams] = useSearchParams()
  const search = (params.get('q') ?? '').slice(0, 200)
  const page = readPage(params)
  const isLongEnough = search.trim().length >= MIN_SEARCH_LENGTH
  const { data, error, isError, refetch } = useQuery({
    queryKey: ['members', search, page],
    queryFn: ({ signal }) =>
      callDesk('findMembers', {
        query: { search, skip: String((page - 1) * PAGE_SIZE), take: String(PAGE_SIZE) },
        signal,
      }),
    enabled: isLongEnough,
    // Every search is in the audit log: it is not repeated by itself.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  })
  const found = isLongEnough ? data : undefined
  return (
    <Screen title={words.title} lead={words.lead}>
      <div className={lists.list}>
        <search className={lists.filters}>
          <SearchBox
            label={words.search}
            value={search}
            onSearch={(text) => changeParams({ q: text, side: '' })}
          />
        </search>
        {isError && !found && isLongEnough && (
          <Problem message={errorMessage(error)} onRetry={() => void refetch()} />
        )}
        <p role="status" className={lists.count}>
          {found ? fill(words.count, { count: found.total }) : words.searchHint}
        </p>
        {found && found.items.length > 0 && <MemberTable members={found.items} />}
        {found?.items.length === 0 && <RowsText>{words.nothing}</RowsText>}
        {found && (
          <PageButtons
            page={page}
            pages={countPages(found.total, PAGE_SIZE)}
            onChange={(next) => changeParams({ side: toPageParam(next) })}
          />
        )}
      </div>
      <div className={styles.narrow}>
        <ClubNights />
      </div>
      <div className={styles.narrow}>
        <ClubCodes />
      </div>
    </Screen>
  )
}

function MemberTable({ members }: { members: readonly ListedMember[] }) {
  return (
    <Table
      caption={words.title}
      columns={[
        words.columnName,
        words.columnEmail,
        words.columnClub,
        { label: words.columnSince, isEnd: true },
      ]}
    >
      {members.map(({ id, name, email, isEmailConfirmed, clubNumber, createdAt }) => (
        <tr key={id}>
          <th scope="row">
            <a href={pathTo('member', { id })}>{name}</a>
          </th>
          <td>
            {email} {!isEmailConfirmed && <span className={lists.quiet}>({words.unconfirmed})</span>}
          </td>
          <td>{clubNumber !== null && fill(words.clubNumber, { number: clubNumber })}</td>
          <td className={lists.end}>{formatWhen(createdAt)}</td>
        </tr>
      ))}
    </Table>
  )
}
