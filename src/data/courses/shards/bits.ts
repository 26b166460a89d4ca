/** A set of courses, each by its place in an order: one bit a course, the first in the lowest bit. */
export type Bits = Uint32Array<ArrayBuffer>

const WORD = 32

export const bitsOf = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD))

export function add(bits: Bits, place: number) {
  const word = place >>> 5
  bits[word] = (bits[word] ?? 0) | (1 << (place & 31))
}

function addAll(bits: Bits, more: Bits) {
  for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) | (more[at] ?? 0)
}

function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export function count(bits: Bits): number {
  let sum = 0
  for (const word of bits) sum += ones(word)
  return sum
}

/** How many both have, without making the set of them. */
export function countBoth(one: Bits, other: Bits): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += ones((one[at] ?? 0) & (other[at] ?? 0))
  return sum
}

/** What all the sets have; there is at least one. */
export function inAll([first = bitsOf(0), ...others]: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others)
    for (let at = 0; at < bits.length; at += 1) bits[at] = (bits[at] ?? 0) & (other[at] ?? 0)
  return bits
}

/** What any of the sets has; there is at least one. */
export function inAny([first = bitsOf(0), ...others]: readonly Bits[]): Bits {
  const bits = first.slice()
  for (const other of others) addAll(bits, other)
  return bits
}

/** The places of at most `most` courses of the set, leaving out the first `skip` of them. */
export function placesIn(bits: Bits, skip: number, most: number): number[] {
  const places: number[] = []
  let seen = 0
  for (let at = 0; at < bits.length && places.length < most; at += 1) {
    const word = bits[at] ?? 0
    const here = ones(word)
    if (seen + here <= skip) {
      seen += here
      continue
    }
    for (let bit = 0; bit < WORD && places.length < most; bit += 1) {
      if (((word >>> bit) & 1) === 0) continue
      if (seen >= skip) places.push(at * WORD + bit)
      seen += 1
    }
  }
  return places
}

/** The places, in ascending order, as the differences between them: seven bits a byte. */
function gaps(places: readonly number[]): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let last = -1
  for (const place of places) {
    let gap = place - last - 1
    last = place
    while (gap > 127) {
      bytes.push((gap & 127) | 128)
      gap >>>= 7
    }
    bytes.push(gap)
  }
  return Uint8Array.from(bytes)
}

/** A set as bytes: as differences, or bit by bit where that is no longer. The length tells which. */
export function pack(places: readonly number[], size: number): Uint8Array<ArrayBuffer> {
  const whole = bitsOf(size).byteLength
  // A place takes a byte at least.
  const bytes = places.length < whole ? gaps(places) : undefined
  if (bytes && bytes.length < whole) return bytes
  const bits = bitsOf(size)
  for (const place of places) add(bits, place)
  return new Uint8Array(bits.buffer)
}

/** Adds a packed set to another. */
export function addPacked(bits: Bits, bytes: Uint8Array<ArrayBuffer>) {
  if (bytes.length === bits.byteLength) {
    // Copied, since a set begins at a multiple of four bytes and a packed one anywhere.
    addAll(bits, new Uint32Array(bytes.slice().buffer))
    return
  }
  let place = -1
  let gap = 0
  let shift = 0
  for (const byte of bytes) {
    gap |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    place += gap + 1
    add(bits, place)
    gap = 0
    shift = 0
  }
}
