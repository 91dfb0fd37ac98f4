import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Something that is done about a member, after which the member is read again. */
export function useMemberAction(id: string, send: () => Promise<unknown>, onDone: () => void) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['member', id] }),
  })
}
