import { useEffect } from 'react'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'

/** Gives a new page its id. Nothing is stored before somebody builds. */
export default function NewPage() {
  useEffect(() => navigate(pathTo('page', { id: crypto.randomUUID() }), { replace: true }), [])
  return null
}
