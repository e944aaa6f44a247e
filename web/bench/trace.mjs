// Reads a trace of Chromium's: how much script of ours ran in each frame while something was
// animated. Counted in processor time of the main thread, so that other programs matter less.

export const CATEGORIES = ['devtools.timeline', 'v8.execute', 'blink.animations'];

/** What is script besides our functions: what follows an await, and collecting garbage. */
const OTHERS = new Set([
  'RunMicrotasks',
  'V8.RunMicrotasks',
  'EvaluateScript',
  'MinorGC',
  'MajorGC',
]);

const isScript = ({ ph, name, args }, address) =>
  ph === 'X' &&
  (OTHERS.has(name) || (name === 'FunctionCall' && args.data?.url?.startsWith(address)));

/** Spans of a name that the trace gives as two events each; one without an end lasts to the end. */
function spansOf(events, wanted) {
  const open = new Map();
  const spans = [];
  for (const { name, ph, ts, pid, tid, id2, id = id2?.local } of events) {
    if (name !== wanted) continue;
    const key = `${pid} ${id}`;
    if (ph === 'b') {
      const span = { thread: `${pid} ${tid}`, from: ts, to: Infinity };
      open.set(key, span);
      spans.push(span);
    } else if (ph === 'e' && open.has(key)) {
      open.get(key).to = ts;
      open.delete(key);
    }
  }
  return spans;
}

/** Milliseconds of all script between two times; script within script counts once. */
function scriptBetween(scripts, from, to) {
  let sum = 0,
    end = 0;
  for (const { ts, dur, tdur = dur } of scripts) {
    if (ts < from || ts >= to || ts < end) continue;
    end = ts + dur;
    sum += tdur / 1000;
  }
  return sum;
}

/** One `{ script, length }` in milliseconds for each frame during which something was animated. */
export function animatedFrames(unsorted, address) {
  const events = unsorted
    .filter(({ ts }) => ts > 0)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  const animations = spansOf(events, 'Animation');
  const scripts = events.filter((event) => isScript(event, address));
  return spansOf(events, 'AnimationFrame')
    .filter(({ to }) => to < Infinity)
    .filter((frame) =>
      animations.some(
        ({ thread, from, to }) => thread === frame.thread && from < frame.to && to > frame.from,
      ),
    )
    .map(({ thread, from, to }) => ({
      script: scriptBetween(
        scripts.filter(({ pid, tid }) => `${pid} ${tid}` === thread),
        from,
        to,
      ),
      length: (to - from) / 1000,
    }));
}
