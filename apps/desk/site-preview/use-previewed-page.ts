import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { callDesk } from '../data/call-desk.ts'
import { type PreviewParams, toMoment } from './preview-params.ts'

/** The page as the server renders it at the moment that is shown. */
export const usePreviewedPage = (shown: PreviewParams) =>
  useQuery({
    queryKey: ['previewed-page', shown.path, shown.localTime, shown.drafts],
    queryFn: ({ signal }) =>
      callDesk('previewPage', {
        body: {
          records: shown.drafts.map((draft) => ({ ...draft, isDraft: true as const })),
          path: shown.path,
          moment: toMoment(shown),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
