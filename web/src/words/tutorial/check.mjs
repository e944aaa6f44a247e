/* Plays every step of every tutorial through the engine and fails if one does not work.
 *
 *     node web/src/words/tutorial/check.mjs [path of the demiurge program]
 *
 * What is checked: positions are accepted; the right seat is asked; every token of every task is
 * legal, whichever were chosen before it in the step; answers of others are legal and theirs;
 * what is marked exists; texts are there in three languages. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createRequire } from 'node:module';

const here = new URL('./', import.meta.url);
const program = process.argv[2] ?? fileURLToPath(new URL('../../../../build/demiurge', here));
const ts = createRequire(new URL('../../../', here))('typescript');

/** The tutorials only import types, so that they can be read without a bundler. */
async function load(name) {
  const source = readFileSync(new URL(`${name}.ts`, here), 'utf8');
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  const module = await import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
  return module.tutorial;
}

class Engine {
  constructor() {
    this.process = spawn(program, ['engine', '--lang', 'en'], { stdio: ['pipe', 'pipe', 'inherit'] });
    this.lines = createInterface({ input: this.process.stdout })[Symbol.asyncIterator]();
  }
  async tell(command) {
    this.process.stdin.write(command + '\n');
    const { value } = await this.lines.next();
    return JSON.parse(value);
  }
  close() {
    this.process.stdin.end();
  }
}

let mistakes = 0;
function complain(where, what) {
  mistakes++;
  console.error(`${where}: ${what}`);
}

async function play(engine, where, token) {
  const answer = await engine.tell(`play ${token}`);
  if (!answer.ok) complain(where, answer.error);
  return answer.ok;
}

/** Goes to a position of the engine's own writing. */
async function go(engine, position) {
  const answer = await engine.tell(`position ${position}`);
  if (!answer.ok) throw new Error(answer.error);
}

async function position_now(engine) {
  return (await engine.tell('position')).position;
}

async function asks(engine, seat) {
  const legal = await engine.tell('legal');
  return !legal.over && legal.seat === seat;
}

/** The tokens a task allows now. */
async function allowed(engine, where, task, seat) {
  const legal = await engine.tell('legal');
  if (legal.over || legal.seat !== seat) {
    complain(where, legal.over ? 'the game is over' : `seat ${legal.seat} is asked, not ${seat}`);
    return [];
  }
  if (task === 'any') return legal.answers;
  for (const token of task)
    if (!legal.answers.includes(token))
      complain(where, `'${token}' is not legal (${legal.question}): ${legal.answers.join(' ')}`);
  return task.filter((token) => legal.answers.includes(token));
}

/** Does the tasks from `index` on in every way; ends with the first way played. Long 'any' lists
 * are tried at both ends. */
async function doTasks(engine, where, step, index) {
  if (index === step.tasks.length) {
    for (const token of step.then ?? []) {
      const legal = await engine.tell('legal');
      if (legal.seat === step.seat) complain(where, `${token}: the learner is asked here`);
      if (!(await play(engine, where, token))) return;
    }
    return;
  }
  const start = await position_now(engine);
  if (step.tasks[index] === 'any' && !(await asks(engine, step.seat))) {
    await doTasks(engine, where, step, index + 1); /* what is forced has played itself */
    return;
  }
  const tokens = await allowed(engine, `${where}, task ${index + 1}`, step.tasks[index], step.seat);
  const tried = tokens.length > 4 ? [...tokens.slice(0, 2), ...tokens.slice(-1)] : tokens;
  for (const token of [...tried].reverse()) {
    await go(engine, start);
    if (await play(engine, where, token)) await doTasks(engine, where, step, index + 1);
  }
}

function knows(view, target, step) {
  const player = view.players[step.seat - 1];
  if ('region' in target) return view.regions.some((region) => region.name === target.region);
  if ('card' in target)
    return player.hand.includes(target.card) || view.players.some((one) => Object.values(one.columns).flat().includes(target.card));
  if ('tile' in target) return player.hand.includes(target.tile) || view.places.some((place) => place.tile === target.tile);
  if ('cell' in target) return Number.isInteger(target.cell[0]) && Number.isInteger(target.cell[1]);
  if ('civilisation' in target)
    return view.players.some((one) => target.civilisation in one.followers);
  return true;
}

function checkWords(where, words) {
  for (const language of ['en', 'fr', 'uk'])
    if (!words[language]?.trim()) complain(where, `no text in ${language}`);
}

async function checkTutorial(tutorial) {
  const engine = new Engine();
  const ids = new Set();
  let free = false; /* whether the learner could choose in the step before */
  checkWords(tutorial.id, tutorial.title);
  for (const [index, step] of tutorial.steps.entries()) {
    const where = `${tutorial.id} ${index + 1} (${step.id})`;
    if (ids.has(step.id)) complain(where, 'this id is used twice');
    ids.add(step.id);
    checkWords(where, step.text);
    if (step.after) checkWords(where, step.after);
    if (index === 0 && !step.position) complain(where, 'the first step needs a position');
    if (free && !step.position) complain(where, 'needs a position: the learner could choose before');
    if (step.position) {
      const answer = await engine.tell(`position ${step.position}`);
      if (!answer.ok) {
        complain(where, `column ${answer.column}: ${answer.error}`);
        continue;
      }
    }
    const { view } = await engine.tell(`view ${step.seat}`);
    for (const target of step.highlight)
      if (!knows(view, target, step)) complain(where, `cannot mark ${JSON.stringify(target)}`);
    await doTasks(engine, where, step, 0);
    free = step.tasks.some((task) => task === 'any' || task.length > 1);
  }
  engine.close();
  return tutorial.steps.length;
}

for (const name of ['deus', 'egypt', 'gheos']) {
  const tutorial = await load(name);
  console.log(`${name}: ${await checkTutorial(tutorial)} steps`);
}
if (mistakes > 0) {
  console.error(`${mistakes} mistakes`);
  process.exit(1);
}
