import type { DeskEvent } from '@lerret/api/contracts'
import type { DeskNotification } from './notify.ts'
import { createPresenceList } from './presence.ts'

export interface DeskEventHub {
  /** Takes a notification of the database, which any server may have sent. */
  receive(payload: string): void
  /** Sends an event to the streams of this server only. */
  emit(event: DeskEvent): void
  /** Returns a function that ends the subscription. The first event is who is present. */
  subscribe(subscriber: DeskSubscriber): () => void
  /** Forgets tabs that were silent for too long. */
  removeSilent(): void
}

export interface DeskSubscriber {
  onEvent(event: DeskEvent): void
  /** Somebody's session has ended. */
  onSessionsChanged(): void
}

/** Passes what happens at the desk on to the event streams of this server. */
export function createDeskEventHub(now: () => number = () => performance.now()): DeskEventHub {
  const presence = createPresenceList(now)
  const subscribers = new Set<DeskSubscriber>()

  function emit(event: DeskEvent) {
    for (const { onEvent } of subscribers) onEvent(event)
  }

  const emitPresence = () => emit({ type: 'presence', people: presence.list() })

  return {
    receive(payload) {
      const notification = JSON.parse(payload) as DeskNotification
      if (notification.type === 'present') {
        if (presence.add(notification.presence)) emitPresence()
      } else if (notification.type === 'left') {
        if (presence.remove(notification.personId, notification.tab)) emitPresence()
      } else if (notification.type === 'sessions-changed') {
        for (const { onSessionsChanged } of subscribers) onSessionsChanged()
      } else emit(notification)
    },
    emit,
    subscribe(subscriber) {
      subscribers.add(subscriber)
      subscriber.onEvent({ type: 'presence', people: presence.list() })
      return () => void subscribers.delete(subscriber)
    },
    removeSilent() {
      if (presence.removeSilent()) emitPresence()
    },
  }
}
