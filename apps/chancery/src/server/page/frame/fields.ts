import { type Html, html, type Piece } from './html.ts';

/** A field with its name above and, where it does not speak for itself, what it does below. */
export interface InputView {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value?: string | number | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'number' | 'time' | 'datetime-local' | 'search';
  readonly autocomplete?: string;
  readonly optional?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** The longest text. */
  readonly most?: number;
}

export const inputView = (view: InputView): Html => {
  const { name, label, hint, value = '', type = 'text', autocomplete = 'off', optional = false, min, max, most } = view;
  return html`<label><span class="name">${label}</span><input type="${type}" name="${name}" value="${value}" autocomplete="${autocomplete}"${!optional && REQUIRED}${limit('min', min)}${limit('max', max)}${limit('maxlength', most)}>${hintView(hint)}</label>`;
};

export interface AreaView extends Pick<InputView, 'name' | 'label' | 'hint' | 'optional' | 'most'> {
  readonly value?: string;
  readonly rows?: number;
}

/** Words of several lines. */
export const areaView = ({ name, label, hint, optional = false, most, value = '', rows = 4 }: AreaView): Html =>
  html`<label><span class="name">${label}</span><textarea class="prose" name="${name}" rows="${rows}"${!optional && REQUIRED}${limit('maxlength', most)}>${value}</textarea>${hintView(hint)}</label>`;

/** What may be chosen, and what it is called. */
export type Choices = readonly (readonly [value: string, label: string])[];

export interface SelectView extends Pick<InputView, 'name' | 'label' | 'hint'> {
  readonly value?: string;
  readonly choices: Choices;
}

export const selectView = ({ name, label, hint, value, choices }: SelectView): Html =>
  html`<label><span class="name">${label}</span><select name="${name}">${choices.map(
    ([each, text]) => html`<option value="${each}"${each === value && SELECTED}>${text}</option>`,
  )}</select>${hintView(hint)}</label>`;

export interface BoxView extends Pick<InputView, 'name' | 'hint'> {
  readonly label: Piece;
  readonly value?: string;
  readonly ticked?: boolean;
}

/** Something that is so or not. */
export const boxView = ({ name, label, hint, value = 'yes', ticked = false }: BoxView): Html =>
  html`<label class="box"><input type="checkbox" name="${name}" value="${value}"${ticked && CHECKED}> <span>${label}${hintView(hint)}</span></label>`;

export interface RadioView extends Pick<InputView, 'name'> {
  readonly legend: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string; readonly hint?: string }[];
}

/** One of a few, each with its sentence. */
export const radioView = ({ name, legend, value, choices }: RadioView): Html =>
  html`<fieldset><legend>${legend}</legend>${choices.map(
    (each) =>
      html`<label class="box"><input type="radio" name="${name}" value="${each.value}"${each.value === value && CHECKED}> <span>${each.label}${hintView(each.hint)}</span></label>`,
  )}</fieldset>`;

export const hiddenView = (fields: { readonly [name: string]: string | number }): Piece =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const hintView = (hint: string | undefined): Piece =>
  hint === undefined || hint === '' ? null : html`<span class="hint">${hint}</span>`;

const limit = (name: string, number: number | undefined): Piece =>
  number === undefined ? null : html` ${name}="${number}"`;

const REQUIRED = html` required`;
const SELECTED = html` selected`;
const CHECKED = html` checked`;
