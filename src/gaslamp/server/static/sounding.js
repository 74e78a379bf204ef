// @ts-check
/** The sounds of the table, all made here: bells, strings and breaths of noise. */

/**
 * What a cue is made of. A tone: [hertz, begins at, seconds, loudness]; a slide also ends at another pitch.
 * A breath of noise: [hertz it begins at, hertz it ends at, begins at, seconds, loudness].
 * @typedef {{voice?: "bell" | "string", tones?: number[][], slides?: number[][], breaths?: number[][]}} Cue
 */

/** @type {Record<string, Cue>} */
const CUES = {
  // a pawn set down on wood
  move: { slides: [[210, 0, 0.09, 0.5, 120]], breaths: [[1900, 900, 0, 0.05, 0.25]] },
  ask: { voice: "bell", tones: [[494, 0, 0.12, 0.25]] },
  turn: { voice: "bell", tones: [[523, 0, 0.5, 0.5], [659, 0.13, 0.7, 0.5]] },
  // a match is struck, then a chord rises
  surfacing: { voice: "string", breaths: [[2600, 5200, 0, 0.16, 0.5], [1500, 700, 0.12, 0.5, 0.16]],
    tones: [[220, 0.12, 1.1, 0.34], [262, 0.26, 1.1, 0.36], [330, 0.4, 1.2, 0.38], [440, 0.54, 1.3, 0.42]] },
  // a chord falls, and a door
  caught: { voice: "string", tones: [[440, 0, 0.9, 0.4], [349, 0.18, 0.9, 0.4], [294, 0.36, 1, 0.42], [220, 0.54, 1.3, 0.46]],
    slides: [[120, 0.78, 0.5, 0.9, 52]], breaths: [[420, 140, 0.78, 0.22, 0.5]] },
  // two notes that do not agree
  crime: { voice: "string", tones: [[147, 0, 1.2, 0.42], [156, 0.02, 1.2, 0.38]], slides: [[98, 0.1, 0.9, 0.5, 73]], breaths: [[700, 220, 0, 0.4, 0.3]] },
  // steam, a whistle far away, and morning
  escaped: { voice: "string", breaths: [[900, 3200, 0, 0.9, 0.2], [3200, 800, 0.9, 0.8, 0.12]],
    tones: [[196, 0.1, 1.6, 0.34], [294, 0.35, 1.5, 0.34], [392, 0.6, 1.4, 0.36], [494, 0.85, 1.5, 0.34], [588, 1.1, 1.5, 0.3]] },
  // two knocks
  knocks: { slides: [[160, 0, 0.12, 0.8, 80], [150, 0.16, 0.14, 0.8, 70]], breaths: [[900, 300, 0, 0.06, 0.4], [900, 300, 0.16, 0.06, 0.4]] },
  end: { voice: "bell", tones: [[392, 0, 0.9, 0.45], [494, 0.15, 0.9, 0.45], [587, 0.3, 1.3, 0.45]] },
};
/** How loud each overtone is, by voice. */
const VOICES = { bell: [1, 0.42, 0.2, 0.1], string: [1, 0.3, 0.16] };
const OVERTONES = { bell: [1, 2.01, 2.98, 4.16], string: [1, 2, 3.003] };
const LOUDNESS = 0.11;

/** @type {AudioContext | null} */
let air = null;
/** @type {AudioBuffer | null} */
let hiss = null;

/** @param {string} name of a cue */
export function perform(name) {
  air ??= new AudioContext();
  const { voice = "bell", tones = [], slides = [], breaths = [] } = CUES[name];
  for (const tone of tones) ring(air, voice, tone);
  for (const slide of slides) thud(air, slide);
  for (const breath of breaths) breathe(air, breath);
}

/** Swells quickly or slowly, then dies away. @param {AudioContext} air @param {number} begin @param {number} seconds @param {number} loudness @param {number} attack */
function swelling(air, begin, seconds, loudness, attack) {
  const [at, swell] = [air.currentTime + begin, new GainNode(air, { gain: 0 })];
  swell.gain.setValueAtTime(0, at);
  swell.gain.linearRampToValueAtTime(LOUDNESS * loudness, at + attack);
  swell.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  swell.connect(air.destination);
  return { at, swell };
}

/** @param {AudioContext} air @param {"bell" | "string"} voice @param {number[]} tone */
function ring(air, voice, [hertz, begin, seconds, loudness]) {
  VOICES[voice].forEach((share, i) => {
    const { at, swell } = swelling(air, begin, seconds / (1 + (voice === "bell" ? i * 0.5 : 0)), loudness * share, voice === "bell" ? 0.008 : 0.09);
    sing(air, { frequency: hertz * OVERTONES[voice][i], detune: voice === "string" ? 6 * i : 0, type: "sine" }, at, seconds).connect(swell);
  });
}

/** A tone that falls: wood, a door. @param {AudioContext} air @param {number[]} slide */
function thud(air, [hertz, begin, seconds, loudness, end]) {
  const { at, swell } = swelling(air, begin, seconds, loudness, 0.006);
  const tone = sing(air, { frequency: hertz, type: "triangle" }, at, seconds);
  tone.frequency.setValueAtTime(hertz, at);
  tone.frequency.exponentialRampToValueAtTime(end, at + seconds);
  tone.connect(swell);
}

/** @param {AudioContext} air @param {OscillatorOptions} how @param {number} at @param {number} seconds */
function sing(air, how, at, seconds) {
  const tone = new OscillatorNode(air, how);
  tone.start(at);
  tone.stop(at + seconds);
  return tone;
}

/** Noise through a narrow window that moves: a match, steam. @param {AudioContext} air @param {number[]} breath */
function breathe(air, [from, to, begin, seconds, loudness]) {
  const { at, swell } = swelling(air, begin, seconds, loudness, Math.min(0.05, seconds / 3));
  const window = new BiquadFilterNode(air, { type: "bandpass", frequency: from, Q: 0.9 });
  window.frequency.setValueAtTime(from, at);
  window.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const source = new AudioBufferSourceNode(air, { buffer: noise(air), loop: true });
  source.connect(window).connect(swell);
  source.start(at);
  source.stop(at + seconds);
}

/** @param {AudioContext} air */
function noise(air) {
  if (hiss) return hiss;
  hiss = new AudioBuffer({ length: air.sampleRate, sampleRate: air.sampleRate });
  const grain = hiss.getChannelData(0);
  for (let i = 0; i < grain.length; i++) grain[i] = Math.random() * 2 - 1;
  return hiss;
}
