import { useEffect } from 'react'
import { navigate } from '../../navigation/location.ts'
import { pathTo } from '../../navigation/routes.ts'

/** Gives a new culture event its id. Nothing is stored before somebody writes. */
export default function NewCultureEvent() {
  useEffect(() => navigate(pathTo('cultureEvent', { id: crypto.randomUUID() }), { replace: true }), [])
  return null
}
