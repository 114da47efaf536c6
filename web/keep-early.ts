export type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What somebody did before the code of the page came; it is kept on the element of the document. */
export interface Early {
  /** The page hears by now, but for the parts that are asleep. */
  isHeard?: boolean;
  /** The last press that nothing has heard. */
  pressed?: HTMLElement | null;
  /** What somebody wrote last into the fields they wrote into. */
  typed?: Map<Typed, string>;
}

/**
 * Runs before anything else of the page, for slow networks: a button stands there seconds before its code, and that of a
 * form would have the browser send it and load the page anew. Whoever writes would see their words taken away, because a
 * field that React takes over holds what React knows. What opens something may have its own code to wait for, so a press of
 * it is kept until the page is alive.
 */
export const KEEP_EARLY = `(function(root){
root.typed=new Map();
function isOver(type,keep,capture){
if('alive' in root.dataset){removeEventListener(type,keep,capture);return true}
}
function isUnheard(element){return !root.isHeard||element.closest('[data-asleep]')}
function keepPress(event){
if(isOver('click',keepPress,true))return;
var button=event.target.closest('button');
root.pressed=button&&(isUnheard(button)||button.hasAttribute('aria-expanded'))?button:null;
}
function keepForm(event){
if(isOver('submit',keepForm)||event.defaultPrevented)return;
event.preventDefault();
root.pressed=event.submitter;
}
function keepTyped(event){
if(isOver('input',keepTyped,true))return;
var field=event.target;
if(field.matches('textarea,select,input:not([type=checkbox],[type=radio],[type=file])'))root.typed.set(field,field.value);
}
addEventListener('click',keepPress,true);
addEventListener('submit',keepForm);
addEventListener('input',keepTyped,true);
})(document.documentElement)`;
