// Shows how much time is left. The server decides when the time is up: the page is then loaded again.
const countdown = document.getElementById('nedteljing')
const announcement = document.querySelector('[data-announcement]')
if (countdown) {
  const endsAt = performance.now() + Number(countdown.dataset.seconds) * 1000
  const left = countdown.querySelector('[data-left]')
  let announcedMinutes
  const tick = () => {
    const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000))
    const minutes = Math.floor(seconds / 60)
    left.textContent = `Att: ${minutes}.${String(seconds % 60).padStart(2, '0')}`
    // Screen readers announce it once a minute, not every second.
    if (announcedMinutes !== undefined && announcedMinutes !== minutes && seconds > 0)
      announcement.textContent = minutes > 0 ? `Under ${minutes + 1} minutt att.` : 'Under eitt minutt att.'
    announcedMinutes = minutes
    if (seconds === 0) location.reload()
    else setTimeout(tick, 1000)
  }
  tick()
}
