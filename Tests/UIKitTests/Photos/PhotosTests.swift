import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("The library of pictures", .serialized)
struct PhotosTests {
    private func withLibrary(_ body: (borrowing TestFolder) async throws -> Void) async throws {
        let folder = try TestFolder()
        PHPhotoLibrary.shared().folder = folder.url
        defer { PHPhotoLibrary.shared().folder = UserFolder.pictures }
        try await body(folder)
    }

    @Test("Pictures and films are found, in order of time, and nothing else is", .covers("D4"))
    func fetching() async throws {
        try await withLibrary { folder in
            let names = ["old.png", "inside/new.jpg", "film.mp4", ".hidden.png", "note.txt"]
            for (index, name) in names.enumerated() {
                let file = try folder.file(name)
                let date = Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 60)
                try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
            }
            let all = PHAsset.fetchAssets(with: nil)
            #expect((0..<all.count).map { all[$0].file.lastPathComponent } == ["old.png", "new.jpg", "film.mp4"])
            #expect(all.lastObject?.mediaType == .video)
            let options = PHFetchOptions()
            options.sortsNewestFirst = true
            options.fetchLimit = 1
            let newest = PHAsset.fetchAssets(with: .image, options: options)
            #expect(newest.count == 1 && newest.firstObject?.file.lastPathComponent == "new.jpg")
            let name = try #require(newest.firstObject?.localIdentifier)
            #expect(PHAsset.fetchAssets(withLocalIdentifiers: [name, "/gone"], options: nil).count == 1)
        }
    }

    @Test("A thumbnail is decoded small, aside, and fills or fits as asked", .covers("D4"))
    func thumbnails() async throws {
        try await withLibrary { folder in
            _ = try folder.file("wide.png", try #require(UIImage.plain(.red, width: 400, height: 100).pngData()))
            let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
            #expect((asset.pixelWidth, asset.pixelHeight) == (400, 100))
            let square = CGSize(width: 50, height: 50)
            let fitted = await image(asset, square, .aspectFit)
            #expect(fitted?.size == CGSize(width: 50, height: 13))
            let filled = await image(asset, square, .aspectFill)
            #expect(filled?.size == CGSize(width: 200, height: 50))
            let whole = await image(asset, PHImageManager.maximumSize, .default)
            #expect(whole?.size == CGSize(width: 400, height: 100))
        }
    }

    @Test("What is no picture has no thumbnail, and its data is still there")
    func broken() async throws {
        try await withLibrary { folder in
            _ = try folder.file("broken.png", Data("no picture".utf8))
            let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
            #expect(await image(asset, CGSize(width: 10, height: 10), .aspectFit) == nil)
            let (data, type) = await withCheckedContinuation { next in
                PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) { data, type, _, _ in
                    next.resume(returning: (data, type))
                }
            }
            #expect(data == Data("no picture".utf8) && type == "public.png")
        }
    }

    @Test("A change says what the answer is now; without one there are no details")
    func changes() async throws {
        try await withLibrary { folder in
            let first = try folder.file("a.png")
            let answer = PHAsset.fetchAssets(with: nil)
            #expect(PHChange().changeDetails(for: answer) == nil)
            try FileManager.default.removeItem(at: first)
            _ = try folder.file("b.png")
            let details = try #require(PHChange().changeDetails(for: answer))
            #expect(details.fetchResultAfterChanges.firstObject?.file.lastPathComponent == "b.png")
        }
    }

    @Test("A film's file can be had under its name", .covers("D4"))
    func resources() async throws {
        try await withLibrary { folder in
            _ = try folder.file("film.mp4", Data("film".utf8))
            let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
            let resource = try #require(PHAssetResource.assetResources(for: asset).first)
            #expect(resource.originalFilename == "film.mp4" && resource.uniformTypeIdentifier == "public.mpeg-4")
            let target = folder.url.appendingPathComponent("copy.mp4")
            let error = await withCheckedContinuation { next in
                PHAssetResourceManager.default().writeData(for: resource, toFile: target, options: nil) {
                    next.resume(returning: $0)
                }
            }
            #expect(error == nil)
            #expect(try Data(contentsOf: target) == Data("film".utf8))
        }
    }

    @Test("A folder that cannot be found hides nothing: access is granted, and there is nothing")
    func absentFolder() async {
        PHPhotoLibrary.shared().folder = URL(fileURLWithPath: "/no/such/folder")
        defer { PHPhotoLibrary.shared().folder = UserFolder.pictures }
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .authorized)
        #expect(PHAsset.fetchAssets(with: nil).count == 0)
        #expect(PHPhotoLibrary.identifier(of: URL(fileURLWithPath: "/no/such/folder/a.png")) != nil)
        #expect(PHPhotoLibrary.identifier(of: URL(fileURLWithPath: "/no/such/folders/a.png")) == nil)
    }

    private func image(_ asset: PHAsset, _ size: CGSize, _ mode: PHImageContentMode) async -> UIImage? {
        await withCheckedContinuation { next in
            PHImageManager.default().requestImage(
                for: asset, targetSize: size, contentMode: mode, options: nil
            ) { image, _ in next.resume(returning: image) }
        }
    }
}
