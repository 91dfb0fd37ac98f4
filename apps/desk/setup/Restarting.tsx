import { setupWords as words } from '@lerret/words/desk'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CallReply, callDesk } from '../data/call-desk.ts'

const POLL_MS = 1000

/** Waits until the server that starts again answers as expected, and then loads a page. */
export function Restarting({
  until,
  address,
}: {
  until(state: CallReply<'setupState'>): boolean
  address: string
}) {
  const { data } = useQuery({
    queryKey: ['setupState', 'restarting'],
    queryFn: () => callDesk('setupState'),
    refetchInterval: POLL_MS,
    retry: true,
    retryDelay: POLL_MS,
  })
  const isBack = data !== undefined && until(data)
  useEffect(() => {
    if (isBack) window.location.assign(address)
  }, [isBack, address])
  return <p role="status">{words.restarting}</p>
}
