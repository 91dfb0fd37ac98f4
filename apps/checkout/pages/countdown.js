// Tells how much time is left. The server decides: the page only counts, and asks it anew when the time is up.
const told = document.getElementById('nedteljing')
const said = document.querySelector('[data-said]')
if (told) {
  const endsAt = performance.now() + Number(told.dataset.seconds) * 1000
  const left = told.querySelector('[data-left]')
  let minutesSaid
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
    const minutes = Math.floor(seconds / 60)
    left.textContent = `Att: ${minutes}.${String(seconds % 60).padStart(2, '0')}`
    // Aloud once a minute, not every second.
    if (minutesSaid !== undefined && minutesSaid !== minutes && seconds > 0)
      said.textContent = minutes > 0 ? `Under ${minutes + 1} minutt att.` : 'Under eitt minutt att.'
    minutesSaid = minutes
    if (seconds === 0) location.reload()
    else setTimeout(tick, 1000)
  }
  tick()
}
