import { mkdirSync, writeFileSync } from 'node:fs'
import { describe } from './machines/describe'
import { layOut } from './machines/layout'
import { machines } from './machines/machines'

mkdirSync('/tmp/viz', { recursive: true })
const esc = (s: string) => s.replace(/&/g, '&amp;').replace(/</g, '&lt;')
for (const m of machines) {
  const d = describe(m.machine)
  const t = performance.now()
  let w
  try {
    w = await layOut(d)
  } catch (e) {
    console.log(m.name, 'FAILED', String(e).slice(0, 300))
    continue
  }
  const label = (l: any) => l
  const rects = [...w.edges.map((e) => ({ n: d.transitions[e.transition]!.id, ...e.label }))]
  let overlaps = 0,
    through = 0
  for (let i = 0; i < rects.length; i++)
    for (let j = 0; j < i; j++) {
      const a = rects[i]!,
        b = rects[j]!
      if (a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height) {
        overlaps++
        console.log('  OVERLAP', a.n, '|', b.n)
      }
    }
  const anc = (id: string | null): string[] =>
    id === null ? [] : [id, ...anc(d.states.find((s) => s.id === id)?.parent ?? null)]
  for (const e of w.edges) {
    const t = d.transitions[e.transition]!
    const own = new Set([...anc(t.source), ...t.targets.flatMap(anc)])
    for (const b of w.boxes) {
      if (own.has(b.state)) continue
      for (const line of e.points)
        for (let k = 1; k < line.length; k++) {
          const p = line[k - 1]!,
            q = line[k]!
          const x0 = Math.min(p.x, q.x),
            x1 = Math.max(p.x, q.x),
            y0 = Math.min(p.y, q.y),
            y1 = Math.max(p.y, q.y)
          if (x0 < b.x + b.width && x1 > b.x && y0 < b.y + b.height && y1 > b.y) {
            through++
            console.log('  THROUGH', t.id, b.state)
          }
        }
    }
  }
  console.log(
    m.name,
    d.states.length,
    d.transitions.length,
    Math.round(performance.now() - t),
    'ms',
    w.width,
    w.height,
    'overlaps',
    overlaps,
    'through',
    through,
  )
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w.width} ${w.height}" width="${w.width}" height="${w.height}" font-family="DejaVu Sans Mono" font-size="12"><rect width="100%" height="100%" fill="white"/>` +
    w.boxes
      .map(
        (b) =>
          `<rect x="${b.x}" y="${b.y}" width="${b.width}" height="${b.height}" rx="8" fill="none" stroke="#333"/><text x="${b.x + 12}" y="${b.y + 20}" font-size="14" font-weight="bold">${esc(b.title)}</text>` +
          [...b.notes, ...b.inside.flatMap((i) => i.lines)]
            .map(
              (l, i) =>
                `<text x="${b.x + 12}" y="${b.y + 34 + i * 16 + 12}" xml:space="preserve" fill="#555">${esc(l)}</text>`,
            )
            .join(''),
      )
      .join('') +
    w.marks
      .map(
        (k) =>
          `<circle cx="${k.x}" cy="${k.y}" r="6"/>` +
          k.points
            .map(
              (p) =>
                `<polyline fill="none" stroke="black" points="${p.map((q) => `${q.x},${q.y}`).join(' ')}"/>`,
            )
            .join(''),
      )
      .join('') +
    w.edges
      .map(
        (e) =>
          e.points
            .map(
              (p) =>
                `<polyline fill="none" stroke="#06c" points="${p.map((q) => `${q.x},${q.y}`).join(' ')}"/><circle r="3" fill="#06c" cx="${p.at(-1)!.x}" cy="${p.at(-1)!.y}"/>`,
            )
            .join('') +
          e.label.lines
            .map(
              (l, i) =>
                `<text x="${e.label.x}" y="${e.label.y + 12 + i * 16}" fill="#a00" xml:space="preserve">${esc(l)}</text>`,
            )
            .join(''),
      )
      .join('') +
    '</svg>'
  writeFileSync(`/tmp/viz/${m.name}.svg`, svg)
}
