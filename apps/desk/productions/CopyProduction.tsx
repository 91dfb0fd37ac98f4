import { productionWords as words } from '@lerret/words/desk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { callDesk } from '../data/call-desk.ts'
import { createId } from '../data/create-id.ts'
import { errorMessage } from '../data/error-message.ts'
import { refreshLists } from '../data/refresh.ts'
import { navigate } from '../navigation/location.ts'
import { pathTo } from '../navigation/routes.ts'
import { copyProduction, type DraftProduction } from './draft-production.ts'

/** Makes a draft with the same texts, facts and pictures, and opens it. */
export function CopyProduction({ production }: { production: DraftProduction }) {
  const queryClient = useQueryClient()
  const copy = useMutation({
    mutationFn: async () => {
      const body = copyProduction(production, createId())
      await callDesk('saveRecords', {
        body: { records: [{ kind: 'production', id: body.id, basedOn: 0, body: { ...body } }] },
      })
      return body.id
    },
    async onSuccess(id) {
      navigate(pathTo(production.object === 'movie' ? 'film' : 'cultureEvent', { id }))
      await refreshLists(queryClient)
    },
  })
  return (
    <>
      {copy.isError && <span role="alert">{errorMessage(copy.error)}</span>}
      <Button kind="plain" isPending={copy.isPending} onPress={() => copy.mutate()}>
        {words.copyProduction}
      </Button>
    </>
  )
}
