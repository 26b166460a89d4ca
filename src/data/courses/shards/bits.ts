/** A set of courses, each by its place in an order: one bit a course, the first in the lowest bit. */
export type Bits = Uint32Array<ArrayBuffer>

const WORD = 32

export const bitsOf = (size: number): Bits => new Uint32Array(Math.ceil(size / WORD))
export const setBytes = (size: number) => 4 * Math.ceil(size / WORD)

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
    for (let rest = word; rest !== 0 && places.length < most; rest &= rest - 1) {
      if (seen >= skip) places.push(at * WORD + 31 - Math.clz32(rest & -rest))
      seen += 1
    }
  }
  return places
}

/** Places in ascending order as the differences between them, seven bits a byte; a repeated one counts once. */
function gapsBetween(places: Iterable<number>): Uint8Array<ArrayBuffer> {
  const bytes: number[] = []
  let last = -1
  for (const place of places) {
    if (place === last) continue
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

/** What any of the lists of places has, of `size`: as the differences, or bit by bit where that is no longer. */
export function pack(lists: readonly Uint32Array[], size: number): Uint8Array<ArrayBuffer> {
  const length = lists.reduce((sum, list) => sum + list.length, 0)
  // Most words stand in a few courses: for these, going through all bits would take most of a build.
  if (length < size / WORD) {
    const places = new Uint32Array(length)
    let at = 0
    for (const list of lists) {
      places.set(list, at)
      at += list.length
    }
    const gaps = gapsBetween(places.sort())
    if (gaps.length < setBytes(size)) return gaps
  }
  const bits = bitsOf(size)
  for (const list of lists) for (const place of list) add(bits, place)
  // A place takes a byte at least.
  const gaps = count(bits) < bits.byteLength ? gapsBetween(placesIn(bits, 0, size)) : undefined
  return gaps && gaps.length < bits.byteLength ? gaps : new Uint8Array(bits.buffer)
}

/** Adds a packed set to another. Its length tells in which way it is packed. */
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
