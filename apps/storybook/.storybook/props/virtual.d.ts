declare module 'virtual:library-props' {
	export const library: import('./libraryProps.ts').PropsOfLibrary;
}
