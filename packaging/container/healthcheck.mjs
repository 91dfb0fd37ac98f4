// Exits with 0 when the server of this container can do its work.
const address = `http://127.0.0.1:${process.env.PORT || 3000}/ready`
const response = await fetch(address).catch(() => undefined)
process.exitCode = response?.ok ? 0 : 1
