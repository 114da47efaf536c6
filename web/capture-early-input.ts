export type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Input captured before the page's code has loaded, stored on the document element. */
export interface Early {
  /** The page is hydrated, except parts marked `data-unhydrated`. */
  isHydrated?: boolean;
  /** The last press that nothing handled. */
  pressed?: HTMLElement | null;
  /** The latest text of each field the visitor typed into, and the state of each box ticked, in the order of the last input. */
  typed?: Map<Typed, string | boolean>;
}

/**
 * Runs before anything else on the page, for slow networks. A button is visible seconds before its code: a form's
 * button would make the browser submit the form and reload the page. Typed text would be lost, because React resets a
 * field to the value it knows. A button that opens something may have to load more code first, so the press is kept
 * until the page is hydrated.
 */
export const CAPTURE_EARLY_INPUT = `(function(root){
root.typed=new Map();
function isOver(type,keep,capture){
if('hydrated' in root.dataset){removeEventListener(type,keep,capture);return true}
}
function isUnhydrated(element){return !root.isHydrated||element.closest('[data-unhydrated]')}
function keepPress(event){
if(isOver('click',keepPress,true))return;
var button=event.target.closest('button');
root.pressed=button&&(isUnhydrated(button)||button.hasAttribute('aria-expanded'))?button:null;
}
function keepForm(event){
if(isOver('submit',keepForm)||event.defaultPrevented)return;
event.preventDefault();
root.pressed=event.submitter;
}
function keepTyped(event){
if(isOver('input',keepTyped,true))return;
var field=event.target;
if(!field.matches('textarea,select,input:not([type=file])'))return;
root.typed.delete(field);
root.typed.set(field,field.matches('[type=checkbox],[type=radio]')?field.checked:field.value);
}
addEventListener('click',keepPress,true);
addEventListener('submit',keepForm);
addEventListener('input',keepTyped,true);
})(document.documentElement)`;
