/** Codewords that let a scanner mend what it misreads: the remainder of the data by a polynomial over the field of 256. */
export function errorCorrection(data: readonly number[], count: number): number[] {
  const divisor = divisorOf(count)
  const rest = new Array<number>(count).fill(0)
  for (const word of data) {
    const factor = word ^ (rest.shift() as number)
    rest.push(0)
    for (const [index, coefficient] of divisor.entries())
      rest[index] = (rest[index] as number) ^ multiply(coefficient, factor)
  }
  return rest
}

/** The product of (x - 2^0) … (x - 2^(count - 1)), without its first coefficient, which is 1. */
function divisorOf(count: number): number[] {
  const divisor = new Array<number>(count).fill(0)
  divisor[count - 1] = 1
  let root = 1
  for (let factor = 0; factor < count; factor++) {
    for (let index = 0; index < count; index++)
      divisor[index] = multiply(divisor[index] as number, root) ^ (divisor[index + 1] ?? 0)
    root = multiply(root, 2)
  }
  return divisor
}

/** In the field of 256, with the polynomial that QR codes are made with. */
export function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((b >> bit) & 1) * a
  }
  return product
}
