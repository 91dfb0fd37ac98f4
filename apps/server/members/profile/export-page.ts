import type { WireExport } from '@lerret/api/contracts'
import type { ShellData } from '@lerret/model'
import { fill } from '@lerret/words'
import type { Words } from '@lerret/words/all'
import { escapeHtml } from '../../platform/text/escape-html.ts'
import { formatTime } from '../../platform/text/format-time.ts'

/** Everything that is stored about a member as a page that can be read and printed, with the same contents as the file. */
export function composeExportPage(
  data: WireExport,
  {
    shell: { siteTitle, favicon, htmlLang },
    words,
  }: { shell: Pick<ShellData, 'siteTitle' | 'favicon' | 'htmlLang'>; words: Words },
): string {
  const title = fill(words.exportTitle, { site: siteTitle })
  const sections = listSections(data, words).map(
    ([heading, lines]) => `<section>
<h2>${escapeHtml(heading)}</h2>
${lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : `<p>${escapeHtml(words.exportNothing)}</p>`}
</section>`,
  )
  return `<!doctype html>
<html lang="${escapeHtml(htmlLang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${escapeHtml(favicon || 'data:,')}">
</head>
<body style="max-width: 45rem; margin: 1.5rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui; overflow-wrap: anywhere">
<main>
<h1>${escapeHtml(title)}</h1>
${sections.join('\n')}
</main>
</body>
</html>
`
}

/** Each heading with its lines. */
function listSections(data: WireExport, words: Words): [string, string[]][] {
  const { User, Watchlist, WatchMails, Reviews, LikedReviews, Tickets, Club, Passkeys, ProviderAccount } =
    data
  const email = User.EmailConfirmed ? words.exportEmail : words.exportEmailUnconfirmed
  return [
    [
      words.exportAccount,
      [
        fill(words.exportName, { name: User.UserName }),
        fill(email, { email: User.ContactEmail }),
        fill(words.exportCreated, { when: formatTime(User.CreatedAt, words) }),
        ...(User.Image ? [fill(words.exportPicture, { address: User.Image })] : []),
      ],
    ],
    [
      words.exportWatchList,
      Watchlist.map(({ Title, AddedAt }) =>
        fill(words.exportWatched, { title: Title, when: formatTime(AddedAt, words) }),
      ),
    ],
    [
      words.exportMails,
      [
        WatchMails.Wanted ? words.exportMailsOn : words.exportMailsOff,
        ...WatchMails.Sent.map(({ Title, SentAt }) =>
          fill(words.exportMailSent, { title: Title, when: formatTime(SentAt, words) }),
        ),
      ],
    ],
    [words.exportReviews, Reviews.flatMap((review) => describeReview(review, words))],
    [
      words.exportLikes,
      LikedReviews.length > 0 ? [fill(words.exportLikeCount, { count: LikedReviews.length })] : [],
    ],
    [
      words.exportTickets,
      Tickets.map(({ MovieTitle, StartTime, Screen, QRCode }) =>
        fill(words.exportTicket, {
          title: MovieTitle,
          when: formatTime(StartTime, words),
          hall: Screen,
          code: QRCode,
        }),
      ),
    ],
    [
      words.exportPasskeys,
      Passkeys.map(({ Name, CreatedAt }) =>
        fill(words.exportPasskey, { name: Name, when: formatTime(CreatedAt, words) }),
      ),
    ],
    [words.exportClub, Club ? describeClub(Club, words) : []],
    [
      words.exportProvider,
      ProviderAccount
        ? [
            fill(words.exportProviderAccount, {
              email: ProviderAccount.Email,
              when: formatTime(ProviderAccount.ConnectedAt, words),
            }),
          ]
        : [],
    ],
  ]
}

function describeReview(review: WireExport['Reviews'][number], words: Words): string[] {
  const { Title, Rating, Comment, AddedAt, IsHidden, HiddenReason } = review
  const text = fill(words.exportReview, {
    title: Title,
    when: formatTime(AddedAt, words),
    stars: Rating,
    comment: Comment,
  })
  return IsHidden ? [text, fill(words.exportReviewHidden, { reason: HiddenReason ?? '–' })] : [text]
}

const describeClub = (
  { Number: number, JoinedAt, SignUps }: NonNullable<WireExport['Club']>,
  words: Words,
) => [
  fill(words.exportClubMember, { number, when: formatTime(JoinedAt, words) }),
  ...SignUps.map(({ Title, SignedUpAt }) =>
    fill(words.exportSignUp, { title: Title, when: formatTime(SignedUpAt, words) }),
  ),
]
